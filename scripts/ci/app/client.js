/** Works with a server through the client. Arguments: its base URL, a token. */
import { createModelRunClient } from 'model-run-kit/client';

const [base_url, token] = process.argv.slice(2);
const client = createModelRunClient({ base_url, token });
const data = new Blob(['a picture']);
const { id } = await client.upload({ filename: 'older.png', mime_type: 'image/png', data });
for await (const { name } of client.items('listAssets', { query: { q: `id.eq:${id}` } })) {
  console.log(process.versions.node.split('.')[0], name);
}
