/** Workers of the web client, as its build names them: each follows the security policy of its own file. */
const workerScript = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

export const isWorkerScript = (url: string): boolean => workerScript.test(url);

/** Scripts, styles, pictures and data of the web client: a browser ignores on them what a document may load and do. */
export const isAsset = (url: string): boolean => url.startsWith('/assets/') && !isWorkerScript(url);
