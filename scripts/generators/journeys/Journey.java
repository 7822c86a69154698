import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.AssetsApi;
import org.openapitools.client.api.FeedbackApi;
import org.openapitools.client.api.RunsApi;
import org.openapitools.client.api.UploadsApi;
import org.openapitools.client.api.WebhooksApi;
import org.openapitools.client.model.*;

/** As a user of OpenAPI Generator's java writes it. */
class Journey {
  static ApiClient as(String token) {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("BASE_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv(token)));
    return client;
  }

  static String cursorOf(URI url) {
    return Arrays.stream(url.getQuery().split("&"))
        .filter(one -> one.startsWith("cursor="))
        .map(one -> one.substring("cursor=".length()))
        .findFirst()
        .orElseThrow();
  }

  public static void main(String[] args) throws Exception {
    var owner = as("TOKEN");
    var assets = new AssetsApi(owner);
    var runs = new RunsApi(owner);
    var webhooks = new WebhooksApi(owner);

    var listed = 0;
    String cursor = null;
    do {
      var page = assets.listAssets(null, "mime_type.eq:image/png", 2, null, null, null, cursor, null, null);
      listed += page.getItems().size();
      cursor = page.getNext() == null ? null : cursorOf(page.getNext());
    } while (cursor != null);
    System.out.println("listed " + listed);

    var data = "a paper boat".getBytes();
    var upload = new AssetUploadCreate().filename("boat.txt").mimeType("text/plain").sizeBytes((long) data.length);
    var session = new UploadsApi(owner).createAssetUpload(upload, null);
    var request = HttpRequest.newBuilder(session.getUploadUrl()).header("Content-Type", "text/plain")
        .PUT(HttpRequest.BodyPublishers.ofByteArray(data)).build();
    var put = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
    var asset = assets.getAsset(session.getAssetId(), null, null, null);
    System.out.println("uploaded " + (put.statusCode() / 100 == 2) + " " + asset.getName() + " " + asset.getMimeType());

    var webhook = webhooks.createWebhook(
        new WebhookCreate()
            .name("Runs")
            .url(URI.create(System.getenv("RECEIVER_URL")))
            .secret("example-signing-secret-1")
            .eventTypes(Set.of(EventCode.RUN_COMPLETED)),
        null);

    var model = System.getenv("MODEL").split("/");
    var inputs = new ModelRunCreate();
    inputs.putAdditionalProperty("prompt", System.getenv("PROMPT"));
    var id = runs.dispatchModelRun2(model[0], model[1], inputs, null).getRunId();
    var run = runs.getRun(id, null);
    while (run.getStatusCode() == RunStatusCode.QUEUED || run.getStatusCode() == RunStatusCode.RUNNING) {
      Thread.sleep(50);
      run = runs.getRun(id, null);
    }
    System.out.println("run " + run.getStatusCode());

    var rating = new FeedbackUpdate().isPositive(true).reason("It floats.");
    var rated = new FeedbackApi(as("HUMAN_TOKEN")).rateRun(id, rating, null);
    System.out.println("rated " + rated.getFeedbackIsPositive() + " " + rated.getFeedbackReason());

    var deliveries = webhooks.listWebhookDeliveries(webhook.getId(), null, null, null, null, null, null, null);
    var events = deliveries.getItems().stream().map(one -> one.getEvent().getValue()).collect(Collectors.joining(" "));
    System.out.println("deliveries " + events);
  }
}
