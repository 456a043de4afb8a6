#!/usr/bin/env node
import { createCli } from '#cli/program.ts';
import { keepHeapSmall } from '#cli/terminal/small-heap.ts';
import { terminal } from '#cli/terminal/terminal.ts';
import { cliNeeds } from './command-line-needs.ts';

keepHeapSmall();
process.exitCode = await createCli(cliNeeds)(process.argv.slice(2), terminal());
