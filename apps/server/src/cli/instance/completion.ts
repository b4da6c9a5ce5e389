import { cliCommands } from '@vouch/contract'
import { CommandFault } from '../command-fault.ts'

/** Completion of commands and options for the shells that people use, from one table. */

const commands = Object.keys(cliCommands)
const withOptions = Object.entries(cliCommands).flatMap(([name, { options }]) =>
  options.length === 0 ? [] : [[name, options] as const],
)
const dashed = (options: readonly string[]) => options.map((option) => `--${option}`).join(' ')

const scripts: Readonly<Record<string, () => string>> = {
  bash: () => `_vouch() {
  local word="\${COMP_WORDS[COMP_CWORD]}" options=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${commands.join(' ')} --help" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${withOptions.map(([name, options]) => `    ${name}) options="${dashed(options)}" ;;`).join('\n')}
    completion) options="bash zsh fish" ;;
  esac
  case "$word" in -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;; *) [ "\${COMP_WORDS[1]}" = completion ] && COMPREPLY=($(compgen -W "$options" -- "$word")) ;; esac
}
complete -o default -F _vouch vouch`,
  zsh: () => `#compdef vouch
_vouch() {
  if (( CURRENT == 2 )); then compadd ${commands.join(' ')}; return; fi
  case "$words[2]" in
${withOptions.map(([name, options]) => `    ${name}) compadd -- ${dashed(options)} ;;`).join('\n')}
    completion) compadd bash zsh fish ;;
  esac
  _files
}
compdef _vouch vouch`,
  fish: () =>
    [
      `complete -c vouch -n __fish_use_subcommand -f -a '${commands.join(' ')}'`,
      ...withOptions.flatMap(([name, options]) =>
        options.map((option) => `complete -c vouch -n '__fish_seen_subcommand_from ${name}' -l ${option}`),
      ),
      "complete -c vouch -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'",
    ].join('\n'),
}

export const shells: readonly string[] = Object.keys(scripts)

/** @returns what a shell reads to complete the command */
export function completionOf(shell: string | undefined): string {
  const script = shell !== undefined && Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script === undefined) throw new CommandFault(`Name a shell: ${shells.join(', ')}.`)
  return script()
}
