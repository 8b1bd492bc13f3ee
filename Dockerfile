# docker build -t adaptive-site .    One image for any SITE_URL and database (docs/configuration.md, deploy/README.md).
ARG BUILD_IMAGE=build-base
ARG RUN_IMAGE=run-base
# The image of the release before, whose scripts are kept for the pages that are open in visitors' browsers.
ARG PREVIOUS_IMAGE=scratch

# Named here so that Dependabot finds them.
FROM node:24.18.0@sha256:5711a0d445a1af54af9589066c646df387d1831a608226f4cd694fc59e745059 AS build-base
FROM node:24.18.0-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS run-base

FROM ${PREVIOUS_IMAGE} AS previous
WORKDIR /site

FROM ${BUILD_IMAGE} AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
COPY . .
RUN npm run build
RUN --mount=type=bind,from=previous,source=/site,target=/previous \
  node deploy/keep-scripts.mjs /previous && node deploy/collect.mjs /image

FROM ${RUN_IMAGE}
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATABASE_URL=file:/data/site.db
# The only place that the site writes to, and only with SQLite.
RUN mkdir /data && chown 1000:1000 /data
COPY --from=build /image ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --start-interval=1s CMD ["node", ".next/bin/health.mjs"]
# The first process of a container ignores signals that it does not handle.
CMD ["/bin/sh", "-c", "trap 'exit 143' TERM INT; node .next/bin/migrate.mjs & wait $! && exec node .next/main.mjs"]
