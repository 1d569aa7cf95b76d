#!/bin/sh
# Make sure that PostgreSQL's server programs are there (Debian and Ubuntu). The tests start a throw-away cluster with them.
set -eu
for folder in /usr/lib/postgresql/*/bin /usr/local/bin /usr/local/pgsql/bin; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then
        exit 0
    fi
done
if [ "$(id -u)" -ne 0 ]; then
    echo "PostgreSQL is missing: sudo apt-get install postgresql" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -y -q --no-install-recommends postgresql
