/** Of the webhook that the story makes. */
export const webhook_secret = 'example-signing-secret-1';
