"""As a user of OpenAPI Generator's python writes it."""

import os
import time
import urllib.request
from urllib.parse import parse_qs, urlsplit

import openapi_client as api


def client(token: str) -> api.ApiClient:
    return api.ApiClient(api.Configuration(host=os.environ["BASE_URL"], access_token=os.environ[token]))


owner, human = client("TOKEN"), client("HUMAN_TOKEN")
assets, runs, webhooks = api.AssetsApi(owner), api.RunsApi(owner), api.WebhooksApi(owner)

names: list[str | None] = []
cursor: str | None = None
while True:
    page = assets.list_assets(q="mime_type.eq:image/png", limit=2, cursor=cursor)
    names.extend(asset.name for asset in page.items)
    if page.next is None:
        break
    cursor = parse_qs(urlsplit(page.next).query)["cursor"][0]
print("listed", len(names))

data = b"a paper boat"
session = api.UploadsApi(owner).create_asset_upload(
    api.AssetUploadCreate(filename="boat.txt", mime_type="text/plain", size_bytes=len(data))
)
request = urllib.request.Request(
    session.upload_url, data=data, method="PUT", headers={"content-type": "text/plain"}
)
with urllib.request.urlopen(request) as put:
    is_stored = 200 <= put.status < 300
asset = assets.get_asset(session.asset_id)
print("uploaded", str(is_stored).lower(), asset.name, asset.mime_type)

webhook = webhooks.create_webhook(
    api.WebhookCreate(
        name="Runs",
        url=os.environ["RECEIVER_URL"],
        secret="example-signing-secret-1",
        event_types=[api.EventCode.RUN_DOT_COMPLETED],
    )
)

provider, name = os.environ["MODEL"].split("/")
inputs = api.ModelRunCreate(additional_properties={"prompt": os.environ["PROMPT"]})
run_id = runs.dispatch_model_run2(provider, name, inputs).run_id
run = runs.get_run(run_id)
while run.status_code in (api.RunStatusCode.QUEUED, api.RunStatusCode.RUNNING):
    time.sleep(0.05)
    run = runs.get_run(run_id)
print("run", run.status_code.value)

rated = api.FeedbackApi(human).rate_run(run_id, api.FeedbackUpdate(is_positive=True, reason="It floats."))
print("rated", str(rated.feedback_is_positive).lower(), rated.feedback_reason)

deliveries = webhooks.list_webhook_deliveries(webhook.id)
print("deliveries", *[item.event.value for item in deliveries.items if item.event])
