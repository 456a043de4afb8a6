#!/usr/bin/env node
import { createCli } from '#cli/program.ts';
import { terminal } from '#cli/terminal.ts';
import { cliNeeds } from './command-line-needs.ts';

process.exitCode = await createCli(cliNeeds)(process.argv.slice(2), terminal());
