#!/bin/sh
# Writes today's dump of the Postgres in PGHOST, PGDATABASE, … into a folder, then deletes those older than a week.
set -eu
umask 077
file="$1/adaptive-site-$(date -u +%F).dump"
pg_dump -Fc -f "$file.part"
mv "$file.part" "$file"
find "$1" -name 'adaptive-site-*.dump' -mtime +7 -exec rm {} +
