import { maxNumber } from '#adapters/changes/edition.ts';

export const changesKey = 'changes';
export const pageIndex = ['pages:used', 'pages:sizes', 'pages:bytes'] as const;

/** The index may hold foreign names: only page keys are deleted. */
export const deleteCopy = `
local function delete_copy(name)
  if string.sub(name, 1, 5) == 'page:' then redis.call('DEL', name) end
end`;

/** True for a record that we wrote: its text contains the hash's number and changed. */
export const isRecord = `
local function is_record(known)
  local number, changed = tonumber(known[2]), tonumber(known[3])
  if not (known[1] and known[4] and number and number <= ${maxNumber} and changed and changed <= number) then return false end
  return string.find(known[4], '"number":' .. known[2] .. ',"changed":' .. known[3] .. ',', 1, true) ~= nil
end`;

export const isOfWrongKeys = (error: unknown): boolean =>
  error instanceof Error &&
  /WRONGTYPE|not of our making|not an integer|attempt to (?:perform arithmetic|compare)/.test(error.message);

/**
 * Deletes foreign values under our keys and returns the keys. With a broken change record or index, all listed pages
 * go: removals may be unknown (R43).
 */
export const mendKeys = {
  keys: [changesKey, ...pageIndex],
  script: `${deleteCopy}${isRecord}
local changes, used, sizes, bytes = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local type_of, wrong = {}, {}
local function note(key) table.insert(wrong, key .. ' (' .. type_of[key] .. ')') end
local function is(key, kind)
  type_of[key] = redis.call('TYPE', key).ok
  if type_of[key] ~= kind and type_of[key] ~= 'none' then note(key) end
  return type_of[key] == kind
end
for at = 5, #KEYS do
  if string.sub(KEYS[at], 1, 5) == 'page:' and not is(KEYS[at], 'string') then redis.call('DEL', KEYS[at]) end
end
local single = #wrong
if is(changes, 'hash') then
  if not is_record(redis.call('HMGET', changes, 'epoch', 'number', 'changed', 'record')) then note(changes) end
end
if #wrong > single then redis.call('DEL', changes) end
if is(bytes, 'string') and not string.match(redis.call('GET', bytes), '^%d+$') then note(bytes) end
local listed = { is(used, 'zset') and redis.call('ZRANGE', used, 0, -1) or {}, is(sizes, 'hash') and redis.call('HKEYS', sizes) or {} }
if #wrong > single then
  for _, names in ipairs(listed) do
    for _, name in ipairs(names) do delete_copy(name) end
  end
  redis.call('DEL', used, sizes, bytes)
end
return wrong`,
} as const;
