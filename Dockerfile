# syntax=docker/dockerfile:1
# Dua tahap: yang pertama memasang dan membangun, yang kedua hanya membawa keluaran standalone, sebagai pengguna biasa.

FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1 PRISMA_SCHEMA_ENGINE_BINARY=/app/package.json
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node node_modules/prisma/build/index.js generate \
  && node --disable-warning=ExperimentalWarning --import ./scripts/alias.mjs scripts/standalone.ts /image

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=0.0.0.0 DATA_DIR=/data UV_THREADPOOL_SIZE=8
# Hemat memori seperti `npm start`: FRUGAL di scripts/serving/application.ts.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /image ./
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "server.js"]
