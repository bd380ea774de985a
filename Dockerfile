# One file for all images: docker build --target gateway|analysis-worker|billing|gamification|init|migrate|payments-sandbox .
# Secrets are read from /secrets/env; a variable of the same name wins.
# Needs nothing of BuildKit, so that older Docker builds it too.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# The workspace with every package that the lockfile names.
FROM ${NODE_IMAGE} AS workspace
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@10.34.9
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .

# Each service with its production dependencies, nothing else, in /out/<service>.
FROM workspace AS built
RUN pnpm install --offline --frozen-lockfile && pnpm run build
RUN for service in gateway analysis-worker billing gamification; do \
    sh scripts/collect-services.sh /out/$service $service && node scripts/keep-what-runs.mjs /out/$service || exit 1; done \
  && sh scripts/collect-services.sh /out/migrate gateway analysis-worker billing gamification backup storage doctor \
  && node scripts/keep-what-runs.mjs /out/migrate migrations env

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
# Without a limit the C library's allocator makes up to eight arenas a core and gives little of them back: docs/benchmarks.md.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
USER node
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# Volumes take the owner of the folder that they are first mounted on.
FROM runtime AS init
HEALTHCHECK NONE
USER root
RUN for part in own postgres redis minio object-store-keys migrate gateway analysis-worker billing gamification payments-sandbox; do \
    install -d -o node -g node /secrets/$part; done
USER node
COPY scripts/write-secrets.mjs scripts/
COPY packages/service-kit/src/push-key.mjs packages/service-kit/src/
CMD ["node", "scripts/write-secrets.mjs", "/secrets"]

FROM runtime AS migrate
HEALTHCHECK NONE
USER root
RUN install -d -o node -g node /backups
USER node
COPY --from=built /out/migrate ./
CMD ["node", "--env-file-if-exists=/secrets/env", "scripts/migrate.mjs"]

# The services have a small young generation: docs/benchmarks.md.
FROM runtime AS billing
COPY --from=built /out/billing ./
CMD ["node", "--max-semi-space-size=2", "--env-file-if-exists=/secrets/env", "services/billing/dist/main.js"]

# No part of production: payments without money, to try them out.
FROM runtime AS payments-sandbox
USER root
RUN mkdir /data && chown node /data
USER node
ENV PAYMENTS_SANDBOX_FOLDER=/data PAYMENTS_SANDBOX_PORT=8085 PAYMENTS_SANDBOX_HOST=0.0.0.0
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8085/_health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
COPY --from=built /app/dev/payments-sandbox/package.json dev/payments-sandbox/package.json
COPY --from=built /app/dev/payments-sandbox/dist dev/payments-sandbox/dist
CMD ["node", "--env-file-if-exists=/secrets/env", "dev/payments-sandbox/dist/main.js"]

FROM runtime AS gamification
COPY --from=built /out/gamification ./
CMD ["node", "--max-semi-space-size=2", "--env-file-if-exists=/secrets/env", "services/gamification/dist/main.js"]

FROM runtime AS gateway
COPY --from=built /out/gateway ./
COPY --from=built /app/apps/web/dist web
ENV WEB_DIST=/app/web
CMD ["node", "--max-semi-space-size=2", "--env-file-if-exists=/secrets/env", "services/gateway/dist/main.js"]

FROM runtime AS analysis-worker
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  # Drivers of a graphics card that ffmpeg names for its player, and the compiler of their shaders: 160 MB that nothing here loads.
  && dpkg-query --show --showformat '${Package}\n' libgl1-mesa-dri 'libllvm*' 'libz3-*' | xargs dpkg --purge --force-depends \
  && rm -rf /var/lib/apt/lists/*
USER node
COPY --from=built /out/analysis-worker ./
CMD ["node", "--max-semi-space-size=2", "--env-file-if-exists=/secrets/env", "services/analysis-worker/dist/main.js"]
