#!/bin/sh
# Puts built services, the workspace packages that they need and their production dependencies (by the lockfile) into a folder:
#   scripts/collect-services.sh /out gateway billing
# Run in the root of a built workspace, after pnpm has fetched its packages.
set -eu
out=$1
shift
root=$PWD

filters=
for service in "$@"; do filters="$filters --filter-prod @trueswing/$service..."; done

mkdir -p "$out"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml "$out"
# The lockfile is only accepted whole, so every package's manifest comes along at first.
for manifest in apps/*/package.json services/*/package.json packages/*/package.json dev/*/package.json research/*/package.json; do
  mkdir -p "$out/$(dirname "$manifest")"
  cp "$manifest" "$out/$manifest"
done

cd "$out"
pnpm install --offline --frozen-lockfile --prod $filters
ROOT=$root OUT=$out pnpm $filters exec sh -c 'cp -R "$ROOT/${PWD#"$OUT"/}/dist" dist'
# What has no build was not asked for.
for folder in apps/* services/* packages/* dev/* research/*; do
  [ -d "$folder/dist" ] || rm -rf "$folder"
done
mkdir -p scripts
cp "$root/scripts/migrate.mjs" "$root/scripts/doctor.mjs" scripts
