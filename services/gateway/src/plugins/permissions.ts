import fp from 'fastify-plugin';
import { isAsset } from '../http/is-asset.ts';

const own = '(self)';
const ownAnd = (origin: string) => `(self "${origin}")`;
const youTube = ownAnd('https://www.youtube-nocookie.com');
const off = '()';

/**
 * Uses of a device by our pages: the mobility check and filming, full screen, payment forms, exercise videos. Sharing is
 * allowed by default. Names that browsers do not know are left out, as each is a warning in the console of every page. So is Bluetooth,
 * which Chromium on Linux does not know; other sites in our frames may not use it by default.
 */
const permissions = {
  camera: own,
  microphone: own,
  accelerometer: own,
  gyroscope: own,
  magnetometer: own,
  'clipboard-write': own,
  'screen-wake-lock': own,
  autoplay: youTube,
  'encrypted-media': youTube,
  fullscreen: youTube,
  'picture-in-picture': youTube,
  payment: ownAnd('https://js.stripe.com'),
  'browsing-topics': off,
  'clipboard-read': off,
  'display-capture': off,
  gamepad: off,
  geolocation: off,
  hid: off,
  'identity-credentials-get': off,
  'idle-detection': off,
  'local-fonts': off,
  midi: off,
  'otp-credentials': off,
  'publickey-credentials-create': off,
  'publickey-credentials-get': off,
  serial: off,
  'storage-access': off,
  usb: off,
  'window-management': off,
  'xr-spatial-tracking': off,
};

const policy = Object.entries(permissions)
  .map(([feature, allowed]) => `${feature}=${allowed}`)
  .join(', ');

/** Names what scripts of our pages, and of the pages in their frames, may use of a device. */
export const permissionsPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAsset(request.url)) reply.header('permissions-policy', policy);
    done();
  });
});
