# The API with the web application. Its PostgreSQL is another container (DATABASE_URL).
FROM node:24-bookworm-slim AS build
WORKDIR /opt/abhyas
COPY . .
# Behind a proxy that signs by itself: docker build --secret id=ca,src=its-certificate.pem. It stays out of the image.
RUN --mount=type=secret,id=ca NODE_EXTRA_CA_CERTS=/run/secrets/ca npm ci --no-audit --no-fund && npm run build

FROM node:24-bookworm-slim
WORKDIR /opt/abhyas
COPY --from=build --chown=root:root /opt/abhyas /opt/abhyas
# The chart runs it as this user.
RUN useradd --system --uid 999 --home /var/lib/abhyas --create-home abhyas
USER abhyas
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/abhyas
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=2s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/api/src/main.ts"]
