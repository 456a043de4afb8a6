import type { OptionShape, ProgramShape } from './program-shape.ts';

const quoted = (words: readonly string[]): string => `'${words.join(' ').replaceAll("'", "'\\''")}'`;

const flagsOf = (options: readonly OptionShape[]): readonly string[] => options.flatMap(({ flags }) => flags);

const valueCases = (command: string, options: readonly OptionShape[]): string =>
  options
    .filter(({ takesValue }) => takesValue)
    .map(
      ({ flags, choices }) =>
        `    ${flags.map((flag) => `'${command} ${flag}'`).join('|')}) COMPREPLY=($(compgen ${choices.length > 0 ? `-W ${quoted(choices)}` : '-f'} -- "$cur")); return ;;\n`,
    )
    .join('');

export const bashCompletion = ({ name, options, commands }: ProgramShape): string => {
  const own = `_${name.replace(/\W/g, '_')}`;
  const names = commands.map((command) => command.name);
  const values =
    commands.map((command) => valueCases(command.name, [...command.options, ...options])).join('') +
    valueCases('', options);
  const words = commands
    .map(
      (command) =>
        `    '${command.name}') options=${quoted(flagsOf([...command.options, ...options]))} words=${quoted(command.words)} ;;\n`,
    )
    .join('');
  return `${own}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command='' options=${quoted(flagsOf(options))} words=${quoted(names)} word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " ${names.join(' ')} " in *" $word "*) command="$word"; break ;; esac
  done
  case "$command $prev" in
${values}  esac
  case "$command" in
${words}  esac
  if [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$cur")); else COMPREPLY=($(compgen -W "$words" -- "$cur")); fi
}
complete -o default -F ${own} ${name}
`;
};
