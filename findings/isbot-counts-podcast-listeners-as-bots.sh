#!/usr/bin/env bash
# isbot 5.2.3, user agents of apps in which people listen to podcasts.
# Guess: such an app is not a bot, as Apple's player (AppleCoreMedia) is not. The README names bots, crawlers and
# spiders.
# Seen: the apps of other makers are bots. A user agent that is only a name, or a name and a version, matches one
# general pattern; an address of the maker matches, too. Listeners are missing where bots are removed from a log.
source "$(dirname "$0")/in-temp-folder.bash"
install isbot@5.2.3
cat > a.mjs <<'JS'
import { findBotMatch, isBot } from 'isbot';
const agents = [
  'AppleCoreMedia/1.0.0.21A329 (iPhone; U; CPU OS 17_0 like Mac OS X; hu_hu)',
  'AntennaPod/3.4.0',
  'Pocket Casts',
  'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
];
for (const agent of agents) console.log(`${agent.slice(0, 12)}: ${isBot(agent)} ${findBotMatch(agent) ?? '-'}`);
JS
node a.mjs | seen 'AppleCoreMed: false -
AntennaPod/3: true AntennaPod/3.4.0
Pocket Casts: true Pocket Casts
Overcast/3.0: true http'
