# The whole product in one image; VOUCH_ROLE chooses what a container does. No image was built where this was written; docs/operations.md
# says what of it was tried. Build it once before you rely on it.
FROM node:24-bookworm-slim AS build
WORKDIR /vouch
COPY . .
# The pages are made here, so that a container starts without building and needs to write nowhere but in /data.
RUN npm ci && npm run build && npm cache clean --force

FROM node:24-bookworm-slim
# It listens to others, as a container must, so a sandbox in it (VOUCH_MODE=sandbox) asks for SANDBOX_OPEN=accepted.
ENV NODE_ENV=production VOUCH_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /vouch
COPY --from=build --chown=node:node /vouch /vouch
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it and it finishes what is under way.
CMD ["node", "apps/server/src/main.ts"]
