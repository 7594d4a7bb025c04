# A runner: compilers and the sandbox. It makes namespaces of its own, so it is started with --privileged (or on a
# host of its own without containers, which is what we recommend).
FROM node:24-bookworm-slim
WORKDIR /opt/abhyas
# What the languages and the sandbox need, as their own lists say.
COPY scripts scripts
COPY packages/languages/src packages/languages/src
RUN node scripts/install-runner-packages.mjs && rm -rf /var/lib/apt/lists/*
COPY . .
# A proxy's own certificate: as in api.Dockerfile.
RUN --mount=type=secret,id=ca NODE_EXTRA_CA_CERTS=/run/secrets/ca npm ci --no-audit --no-fund --omit=dev
ENV NODE_ENV=production DATA_DIR=/var/lib/abhyas
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/runner/src/main.ts"]
