/** Whether this browser gives pages a camera: it does not on an insecure page. */
export const canRecord = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';
