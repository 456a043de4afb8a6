#!/usr/bin/env bash
# zod 4.6.7, z.toJSONSchema with io: 'input', a field with a fallback by .catch().
# Guess: the input schema lists as required only the keys without which parsing fails, as it does for .default().
# Seen: a key with .catch() is required, although an object without it parses. Documents made from it forbid valid input.
source "$(dirname "$0")/in-temp-folder.bash"
install zod@4.6.7
cat > a.mjs <<'JS'
import { z } from 'zod';
const required = (shape) => JSON.stringify(z.toJSONSchema(z.object(shape), { io: 'input' }).required ?? []);
const parses = (shape) => z.object(shape).safeParse({}).success;
const caught = { name: z.string().catch('') };
const defaulted = { name: z.string().default('') };
console.log(`catch: required ${required(caught)}, parses without: ${parses(caught)}`);
console.log(`default: required ${required(defaulted)}, parses without: ${parses(defaulted)}`);
JS
node a.mjs | seen 'catch: required ["name"], parses without: true
default: required [], parses without: true'
