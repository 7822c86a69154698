"""As a user of openapi-python-client writes it."""

import os
import time
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx

from api import AuthenticatedClient
from api.api.assets import get_asset, list_assets
from api.api.feedback import rate_run
from api.api.runs import dispatch_model_run_2, get_run
from api.api.uploads import create_asset_upload
from api.api.webhooks import create_webhook, list_webhook_deliveries
from api.models import (
    Asset,
    AssetPage,
    AssetUploadCreate,
    DeliveryPage,
    EventCode,
    FeedbackUpdate,
    ModelRunCreate,
    ModelRunReceipt,
    Run,
    RunStatusCode,
    UploadSession,
    Webhook,
    WebhookCreate,
)
from api.types import UNSET

Answer = TypeVar("Answer")


def an(kind: type[Answer], answer: object) -> Answer:
    """The answer, where it is no refusal."""
    if not isinstance(answer, kind):
        raise RuntimeError(answer)
    return answer


owner = AuthenticatedClient(base_url=os.environ["BASE_URL"], token=os.environ["TOKEN"])
human = AuthenticatedClient(base_url=os.environ["BASE_URL"], token=os.environ["HUMAN_TOKEN"])

names: list[object] = []
cursor: str | None = None
while True:
    page = an(
        AssetPage, list_assets.sync(client=owner, q="mime_type.eq:image/png", limit=2, cursor=cursor or UNSET)
    )
    names.extend(asset.name for asset in page.items)
    if page.next_ is None:
        break
    cursor = parse_qs(urlsplit(page.next_).query)["cursor"][0]
print("listed", len(names))

data = b"a paper boat"
upload = AssetUploadCreate(filename="boat.txt", mime_type="text/plain", size_bytes=len(data))
session = an(UploadSession, create_asset_upload.sync(client=owner, body=upload))
put = httpx.put(session.upload_url, content=data, headers={"content-type": "text/plain"})
asset = an(Asset, get_asset.sync(session.asset_id, client=owner))
print("uploaded", str(put.is_success).lower(), asset.name, asset.mime_type)

hook = WebhookCreate(
    name="Runs",
    url=os.environ["RECEIVER_URL"],
    secret="example-signing-secret-1",
    event_types=[EventCode.RUN_COMPLETED],
)
webhook = an(Webhook, create_webhook.sync(client=owner, body=hook))

provider, name = os.environ["MODEL"].split("/")
inputs = ModelRunCreate()
inputs["prompt"] = os.environ["PROMPT"]
run_id = an(ModelRunReceipt, dispatch_model_run_2.sync(provider, name, client=owner, body=inputs)).run_id
run = an(Run, get_run.sync(run_id, client=owner))
while run.status_code in (RunStatusCode.QUEUED, RunStatusCode.RUNNING):
    time.sleep(0.05)
    run = an(Run, get_run.sync(run_id, client=owner))
print("run", run.status_code.value)

rating = FeedbackUpdate(is_positive=True, reason="It floats.")
rated = an(Run, rate_run.sync(run_id, client=human, body=rating))
print("rated", str(rated.feedback_is_positive).lower(), rated.feedback_reason)

deliveries = an(DeliveryPage, list_webhook_deliveries.sync(webhook.id, client=owner))
print("deliveries", *[item.event.value for item in deliveries.items if item.event])
