#!/usr/bin/env bash
# Builds all images, starts the whole system in containers from nothing, uses it, scales it and removes it; then with https, with a mail server
# and with two gateways behind the proxy. Prints a transcript.
#   deploy/check/run.sh [folder for downloads]
# SKIP_BUILD=1 takes the images of the last run. Its ports are free ones; GATEWAY_PORT, TLS_PORT, SANDBOX_PORT, PROMETHEUS_PORT and
# MAIL_PORT choose.
# Needs a Docker engine and Compose (Debian: apt-get install docker.io docker-compose debootstrap). On a machine that reaches an image
# registry set BASE_IMAGES=real; otherwise stand-ins are made (base-images.sh), for which the packages must be installed.
set -euo pipefail
cd "$(dirname "$0")/../.."
downloads=${1:-.data/container-check}
# A running `npm start`, or another check, may hold any fixed port.
free_port() {
  node -e 'const server = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close(); })'
}
gateway_port=${GATEWAY_PORT:-$(free_port)} tls_port=${TLS_PORT:-$(free_port)}
sandbox_port=${SANDBOX_PORT:-$(free_port)} prometheus_port=${PROMETHEUS_PORT:-$(free_port)}
export MAIL_PORT=${MAIL_PORT:-$(free_port)}
export COMPOSE_PROJECT_NAME=trueswing-check PAYMENTS=sandbox TLS_HOST=localhost TLS_PUBLISH=$tls_port
export GATEWAY_PUBLISH=127.0.0.1:$gateway_port PUBLIC_ORIGIN=http://localhost:$gateway_port
export SANDBOX_PUBLISH=127.0.0.1:$sandbox_port SANDBOX_ORIGIN=http://localhost:$sandbox_port
export PROMETHEUS_PUBLISH=127.0.0.1:$prometheus_port
compose() { docker-compose --profile sandbox --profile tls --profile monitoring --file docker-compose.yml --file deploy/check/docker-compose.check.yml "$@"; }
# The output of a command, only if it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || {
    printf '%s\n' "$output"
    return 1
  }
}
step() { printf '\n== %s (%s s)\n' "$1" "$SECONDS"; }

[ "${BASE_IMAGES:-}" = real ] || deploy/check/base-images.sh --check
quietly docker info || {
  echo 'The check needs a running Docker engine.'
  exit 1
}

if [ "${BASE_IMAGES:-}" != real ]; then
  step 'base images'
  [ -n "${SKIP_BUILD:-}" ] || deploy/check/base-images.sh "$downloads"
  for variable in NODE POSTGRES REDIS MINIO MINIO_CLIENT CADDY PROMETHEUS; do
    name=${variable,,}
    export "${variable}_IMAGE=trueswing-check/${name//_/-}"
  done
fi
trap 'quietly compose down --volumes --timeout 20' EXIT
quietly compose down --volumes

step 'build'
[ -n "${SKIP_BUILD:-}" ] || compose build --quiet
docker images --format '{{.Repository}} {{.Size}}' | grep '^trueswing/' | sort

# A part that does not start says why in its log.
fail() {
  echo "$1"
  compose logs --tail 30
  return 1
}
up() { quietly compose up --detach "$@" || fail 'not up: what Compose said stands above, the logs of the parts below'; }
wait_healthy() {
  for _ in $(seq 180); do
    # Jobs that ended well and healthy parts are done.
    waiting=$(docker ps --all --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" --format '{{.Names}} {{.Status}}' |
      grep -v -e '(healthy)' -e 'Exited (0)' -e '_tls_' -e '_prometheus_' || true)
    [ -n "$waiting" ] || return 0
    sleep 2
  done
  fail "not healthy: $waiting"
}

step 'up, from nothing'
up
wait_healthy
docker ps --all --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" --format '{{.Names}}: {{.Status}}' | sort

step 'the doctor'
compose run --rm -T doctor || fail 'the doctor found a failure: its lines stand above, the logs of the parts below'

step 'no privileges: user, read-only root, capabilities, memory'
for container in $(docker ps --all --quiet --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME"); do
  docker inspect --format '{{.Name}}: user {{.Config.User}}, read-only {{.HostConfig.ReadonlyRootfs}}, dropped {{.HostConfig.CapDrop}}, {{.HostConfig.Memory}} bytes, {{.HostConfig.NanoCpus}} nanocpus, {{.HostConfig.PidsLimit}} processes' "$container"
done | sort

step 'upload, analysis, points'
node deploy/check/use-system.mjs "$PUBLIC_ORIGIN" 1

step 'https'
curl --silent --show-error --insecure --output /dev/null --write-out 'https answers %{http_code}\n' "https://localhost:$tls_port/api/client-config"

step 'metrics'
node deploy/check/read-prometheus.mjs "http://localhost:$prometheus_port"

step 'a service that is stopped is an alert'
wait_for_alert() { node deploy/check/wait-for-alert.mjs "http://localhost:$prometheus_port" ServiceDown gamification "$1"; }
quietly compose stop --timeout 20 gamification
wait_for_alert firing
up
wait_healthy
wait_for_alert over

step 'three workers'
up --scale analysis-worker=3
wait_healthy
node deploy/check/use-system.mjs "$PUBLIC_ORIGIN" 3

step 'a worker is killed in the middle of an analysis'
node deploy/check/use-system.mjs "$PUBLIC_ORIGIN" 3 &
users=$!
sleep 8
docker kill "$(docker ps --quiet --filter name=analysis-worker | head -n 1)" > /dev/null
wait "$users"

step 'down and up again: the data and the secrets stay'
before=$(compose run --rm -T init cat /secrets/gateway/admin-password)
quietly compose down --timeout 20
up
wait_healthy
[ "$before" = "$(compose run --rm -T init cat /secrets/gateway/admin-password)" ] && echo 'same admin password'
node deploy/check/use-system.mjs "$PUBLIC_ORIGIN" 1

step 'further way: https, through the proxy'
export PUBLIC_ORIGIN=https://localhost:$tls_port TRUST_PROXY_CIDRS=172.16.0.0/12
up
wait_healthy
authority=$(mktemp)
compose exec -T tls cat /data/caddy/pki/authorities/local/root.crt > "$authority"
# Trusts the proxy's own authority, so that another certificate would fail.
use_by_https() { NODE_EXTRA_CA_CERTS=$authority MAIL_URL=http://localhost:$MAIL_PORT node deploy/check/use-system.mjs "$PUBLIC_ORIGIN" "$1"; }
use_by_https 1

step 'further way: a mail server'
export SMTP_URL='smtp://mail:2525?ignoreTLS=true' MAIL_FROM='TrueSwing <golf@example.com>'
up
wait_healthy
compose run --rm -T doctor || fail 'the doctor found a failure: its lines stand above, the logs of the parts below'
use_by_https 1

step 'further way: two gateways behind the proxy'
export GATEWAY_PUBLISH=127.0.0.1:$gateway_port-$((gateway_port + 1))
up --scale gateway=2
wait_healthy
use_by_https 3
gateways=$(docker ps --quiet --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" --filter label=com.docker.compose.service=gateway)
for gateway in $gateways; do
  docker exec --interactive "$gateway" node --input-type=module - < deploy/check/count-calls.mjs || fail 'a gateway had no calls'
done
docker kill "${gateways%%[[:space:]]*}" > /dev/null
echo 'one gateway is killed'
use_by_https 1
step 'done'
