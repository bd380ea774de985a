/** Path that answers when the server is ready. In its own file, so that starting the server does not load its code. */
export const s3HealthPath = '/_health';
