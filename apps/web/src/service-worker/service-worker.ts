import type { PrecacheEntry } from 'workbox-precaching';
import { answerPages } from './answer-pages.ts';
import { keepShell } from './keep-shell.ts';
import { offerVersion } from './offer-version.ts';
import { listenForPush } from './push.ts';

// The build replaces `__WB_MANIFEST` with the files of `precache-files.ts`.
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const files = self.__WB_MANIFEST;
keepShell(self, files);
answerPages(self);
offerVersion(self, files);
listenForPush(self);
