#!/usr/bin/env bash
# What the release workflow publishes with: each version says which repository it comes from, as provenance asks for.
set -eu
cd "$(dirname "$0")/.."
node scripts/run.mjs pnpm --recursive --filter './packages/*' exec \
  npm pkg set "repository.type=git" "repository.url=git+https://github.com/${GITHUB_REPOSITORY:?}.git"
exec npm run release:publish
