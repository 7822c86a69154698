// As a user of oapi-codegen writes it.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"example.com/journey/api"
)

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// given is the answer of the documented status; body is what came in its place.
func given[Answer any](answer *Answer, body []byte) Answer {
	if answer == nil {
		log.Fatalf("refused: %s", body)
	}
	return *answer
}

func as(token string) *api.ClientWithResponses {
	sign := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
	return must(api.NewClientWithResponses(os.Getenv("BASE_URL"), api.WithRequestEditorFn(sign)))
}

func main() {
	ctx := context.Background()
	owner, human := as(os.Getenv("TOKEN")), as(os.Getenv("HUMAN_TOKEN"))

	filter, limit, listed := "mime_type.eq:image/png", 2, 0
	params := api.ListAssetsParams{Q: &filter, Limit: &limit}
	for {
		answer := must(owner.ListAssetsWithResponse(ctx, &params))
		page := given(answer.JSON200, answer.Body)
		listed += len(page.Items)
		if page.Next == nil {
			break
		}
		cursor := must(url.Parse(*page.Next)).Query().Get("cursor")
		params.Cursor = &cursor
	}
	fmt.Println("listed", listed)

	data := []byte("a paper boat")
	upload := api.AssetUploadCreate{Filename: "boat.txt", MimeType: "text/plain", SizeBytes: int64(len(data))}
	created := must(owner.CreateAssetUploadWithResponse(ctx, nil, upload))
	session := given(created.JSON201, created.Body)
	request := must(http.NewRequest(http.MethodPut, session.UploadUrl, bytes.NewReader(data)))
	request.Header.Set("Content-Type", "text/plain")
	put := must(http.DefaultClient.Do(request))
	read := must(owner.GetAssetWithResponse(ctx, session.AssetId, nil))
	asset := given(read.JSON200, read.Body)
	fmt.Println("uploaded", put.StatusCode/100 == 2, asset.Name, asset.MimeType)

	hooked := must(owner.CreateWebhookWithResponse(ctx, nil, api.WebhookCreate{
		Name:       "Runs",
		Url:        os.Getenv("RECEIVER_URL"),
		Secret:     "example-signing-secret-1",
		EventTypes: &[]api.EventCode{api.EventCodeRunCompleted},
	}))
	webhook := given(hooked.JSON201, hooked.Body)

	provider, name, _ := strings.Cut(os.Getenv("MODEL"), "/")
	inputs := api.ModelRunCreate{}
	inputs.Set("prompt", os.Getenv("PROMPT"))
	dispatched := must(owner.DispatchModelRun2WithResponse(ctx, provider, name, nil, inputs))
	id := given(dispatched.JSON202, dispatched.Body).RunId
	var run api.Run
	for {
		answer := must(owner.GetRunWithResponse(ctx, id, nil))
		run = given(answer.JSON200, answer.Body)
		if run.StatusCode != "queued" && run.StatusCode != "running" {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	fmt.Println("run", run.StatusCode)

	positive, reason := true, "It floats."
	answer := must(human.RateRunWithResponse(ctx, id, nil, api.FeedbackUpdate{IsPositive: &positive, Reason: &reason}))
	rated := given(answer.JSON200, answer.Body)
	fmt.Println("rated", *rated.FeedbackIsPositive, *rated.FeedbackReason)

	sent := must(owner.ListWebhookDeliveriesWithResponse(ctx, webhook.Id, nil))
	events := []string{}
	for _, delivery := range given(sent.JSON200, sent.Body).Items {
		events = append(events, string(*delivery.Event))
	}
	fmt.Println("deliveries", strings.Join(events, " "))
}
