#!/usr/bin/env bash
# What the release workflow publishes with: each version says which repository it comes from, as provenance asks for, and where
# its page and its issues are.
set -eu
cd "$(dirname "$0")/.."
node scripts/run.mjs node tools/release/main.ts repository "${GITHUB_REPOSITORY:?}"
exec npm run release:publish
