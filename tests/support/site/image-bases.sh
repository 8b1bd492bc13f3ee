#!/bin/sh
# Makes the two bases of the image from Debian's packages and this machine's Node, where no registry can be reached:
# localhost/node-build and localhost/node-slim. As root, with buildah and mmdebstrap.
set -e
export BUILDAH_ISOLATION=chroot
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
make_base() {
  mmdebstrap --quiet --variant=essential --include="ca-certificates,libstdc++6,libatomic1$2" bookworm "$folder/base.tar"
  base=$(buildah from scratch)
  buildah add -q "$base" "$folder/base.tar" /
  buildah copy -q "$base" "$(command -v node)" /usr/local/bin/node
  if [ -n "$2" ]; then
    buildah copy -q "$base" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm
    buildah copy -q "$base" "$(dirname "$(dirname "$(command -v node)")")/include/node" /usr/local/include/node
    buildah copy -q "$base" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
    buildah run "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
    buildah config --env npm_config_nodedir=/usr/local --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$base"
  fi
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$base"
  buildah commit -q --rm "$base" "localhost/$1"
}
make_base node-slim ''
make_base node-build ,python3,make,g++
