# docker build -t attune .    One image for any SITE_URL and database (docs/configuration.md, deploy/README.md).
ARG BUILD_IMAGE=node:24
ARG RUN_IMAGE=node:24-slim
# The image of the release before, whose scripts are kept for the pages that are open in visitors' browsers.
ARG PREVIOUS_IMAGE=scratch

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
CMD ["/bin/sh", "-c", "node .next/bin/migrate.mjs && exec node .next/main.mjs"]
