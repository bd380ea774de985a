#!/usr/bin/env bash
# Gives gateway and worker their own keys of a MinIO, each with the rights of its policy, and tries them. Safe to repeat: an existing
# key gets the secret of this run. Needs bash and mc only, since MinIO's image has little else.
#   make-keys.sh [folder with secrets/ and policies/, / unless given]
set -euo pipefail
root=${1:-}
source "$root/secrets/env"
bucket=${S3_BUCKET:-trueswing}
export MC_CONFIG_DIR=/tmp/mc
# The store starts beside this job. A read that gets nothing stands in for `sleep`.
for try in {1..60}; do
  mc alias set store "$S3_ENDPOINT" "$S3_ROOT_ACCESS_KEY" "$S3_ROOT_SECRET_KEY" && break
  [ "$try" -lt 60 ] || exit 1
  read -rt "${WAIT_S:-2}" <> <(:) || true
done
mc ready store
mc mb --ignore-existing "store/$bucket"

grant() { # policy access-key secret-key
  local policy
  policy=$(<"$root/policies/$1-policy.json")
  echo "${policy//arn:aws:s3:::trueswing/arn:aws:s3:::$bucket}" > "/tmp/$1.json"
  mc admin policy create store "$1" "/tmp/$1.json"
  mc admin user add store "$2" "$3"
  # Fails if it is attached already. The trial below shows whether the key works.
  mc admin policy attach store "$1" --user "$2" || true
  mc alias set "$1" "$S3_ENDPOINT" "$2" "$3"
  mc ls "$1/$bucket"
}
grant gateway "$S3_GATEWAY_ACCESS_KEY" "$S3_GATEWAY_SECRET_KEY"
grant analysis-worker "$S3_WORKER_ACCESS_KEY" "$S3_WORKER_SECRET_KEY"
