# Runs the built server. docs/operating.md says what each variable is for.
MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 \
  NODE_COMPILE_CACHE=node_modules/.cache/compiled \
  exec node_modules/.bin/node --max-semi-space-size=8 dist/server/server.js
