import type { OptionShape, ProgramShape } from './program-shape.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Brackets, colons and backslashes are special in zsh specifications. */
const plain = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');

const optionSpecs = ({ flags, description, takesValue, choices }: OptionShape): readonly string[] => {
  const value = takesValue ? `: :${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}` : '';
  return flags.map((flag) => quoted(`${flag}[${plain(description)}]${value}`));
};

export const zshCompletion = ({ name, options, commands }: ProgramShape): string => {
  const own = `_${name.replace(/\W/g, '_')}`;
  const shared = options.flatMap(optionSpecs);
  const cases = commands.map((command) => {
    const rest = command.words.length > 0 ? `*: :(${command.words.join(' ')})` : '*: :_files';
    return `    ${command.name}) _arguments ${[...command.options.flatMap(optionSpecs), ...shared, quoted(rest)].join(' ')} ;;\n`;
  });
  return `#compdef ${name}
${own}() {
  local -a commands
  commands=(
${commands.map((command) => `    ${quoted(`${command.name}:${plain(command.description)}`)}\n`).join('')}  )
  if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then _describe command commands; return; fi
  local word command=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if (( \${commands[(I)$word:*]} )); then command="$word"; break; fi
  done
  case "$command" in
${cases.join('')}    *) _arguments ${shared.join(' ')} ;;
  esac
}
if [[ "$funcstack[1]" = ${own} ]]; then ${own} "$@"; else compdef ${own} ${name}; fi
`;
};
