#!/bin/sh
# A release on a bare machine, as root (deploy/README.md): builds the newest commit, migrates the database, which the
# release before still understands, and restarts one instance after the other.
set -e
home=/srv/adaptive-site
release=$home/releases/$(date +%Y%m%dT%H%M%S)
cd $home/source
sudo -u adaptive-site sh -ec "git pull -q; npm ci --omit=dev; npm run build
  node deploy/keep-scripts.mjs $home/current; node deploy/collect.mjs $release"
cd $release
sudo -u adaptive-site node --env-file=/etc/adaptive-site.env scripts/migrate.mjs
ln -sfn $release $home/current
for port in 3001 3002; do
  systemctl enable -q adaptive-site@$port
  systemctl restart adaptive-site@$port
  until curl -sf -o /dev/null localhost:$port/api/health; do sleep 1; done
done
nginx -t && systemctl reload nginx
