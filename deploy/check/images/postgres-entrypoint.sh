#!/usr/bin/env bash
# What the official image's entry does with the variables that docker-compose.yml sets.
set -euo pipefail
chown postgres "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  echo "${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:-/dev/null}")}" > "$password"
  chown postgres "$password"
  gosu postgres initdb --username postgres --pwfile "$password" --auth-host scram-sha-256 --auth-local trust --encoding UTF8 > /dev/null
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  gosu postgres pg_ctl --wait --silent --options "-c listen_addresses= -c unix_socket_directories=/tmp" start
  [ -z "${POSTGRES_DB:-}" ] || gosu postgres psql --host /tmp --quiet --command "create database $POSTGRES_DB"
  gosu postgres pg_ctl --wait --silent stop
fi
exec gosu postgres "$@" -c 'listen_addresses=*' -c unix_socket_directories=/tmp
