#!/usr/bin/env bash
# Our S3 development server with the variables and the port of MinIO.
set -euo pipefail
export S3_SERVER_ACCESS_KEY S3_SERVER_SECRET_KEY
S3_SERVER_ACCESS_KEY=${MINIO_ROOT_USER:-$(cat "$MINIO_ROOT_USER_FILE")}
S3_SERVER_SECRET_KEY=${MINIO_ROOT_PASSWORD:-$(cat "$MINIO_ROOT_PASSWORD_FILE")}
export S3_SERVER_FOLDER=/data/objects S3_SERVER_LIMITED_KEYS_FILE=/data/keys/keys.json S3_SERVER_REGION=us-east-1
export S3_SERVER_PORT=9000 S3_SERVER_HOST=0.0.0.0
mkdir -p /data/objects
exec node /opt/s3-server.mjs
