# docker build --tag website --build-arg SITE_URL=https://www.example.com .
# docker run --publish 127.0.0.1:3000:3000 --volume website:/data --env-file website.env website
FROM node:26-bookworm-slim AS build
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
# The image is the Node that the project runs on: the package that brings one is not unpacked.
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL VITE_SUPABASE_URL VITE_SUPABASE_ANON_KEY
RUN node scripts/build.ts

FROM node:26-bookworm-slim
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY adapters ./adapters
COPY content ./content
COPY enquiry ./enquiry
COPY server ./server
COPY supabase/migrations ./supabase/migrations
COPY --from=build /website/dist ./dist
RUN mkdir /data && chown node:node /data
ARG SITE_URL VITE_SUPABASE_URL
ENV NODE_ENV=production DATA_DIR=/data SITE_URL=$SITE_URL VITE_SUPABASE_URL=$VITE_SUPABASE_URL
USER node
# Enquiries, and the hashed files of earlier images, which tabs that are open still ask for.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=512", "server/main.ts"]
