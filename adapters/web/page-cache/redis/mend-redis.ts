import { mostNumber } from '#adapters/changes/edition.ts';

/** What the nodes know together of changes: epoch and numbers in a hash, that scripts compare, and all of it as a text. */
export const changesKey = 'changes';
/** When each copy of any version was used, what it takes, and what all take together. */
export const pageIndex = ['pages:used', 'pages:sizes', 'pages:bytes'] as const;

/** Deletes a copy by a name that stands in the books; somebody else may have written what is no name of a copy. */
export const deleteCopy = `
local function delete_copy(name)
  if string.sub(name, 1, 5) == 'page:' then redis.call('DEL', name) end
end`;

/**
 * Whether a record (epoch, number, changed, record) is of our making: what stands beside the text, for scripts to
 * compare, stands in it too.
 */
export const isRecord = `
local function is_record(known)
  local number, changed = tonumber(known[2]), tonumber(known[3])
  if not (known[1] and known[4] and number and number <= ${mostNumber} and changed and changed <= number) then return false end
  return string.find(known[4], '"number":' .. known[2] .. ',"changed":' .. known[3] .. ',', 1, true) ~= nil
end`;

/** Errors of a script over keys that hold something else than we write there. */
export const isOfWrongKeys = (error: unknown): boolean =>
  error instanceof Error &&
  /WRONGTYPE|not of our making|not an integer|attempt to (?:perform arithmetic|compare)/.test(error.message);

/**
 * Deletes what stands under a name of ours and is none of ours, and gives each with its type. A copy goes alone. With
 * the record of changes or the books of copies all copies go that are listed, as if Redis had been emptied: nobody can
 * tell what was removed since they were made (R43), or how much room they take.
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
