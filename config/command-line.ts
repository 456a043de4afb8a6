#!/usr/bin/env node
import { createCli } from '#cli/program.ts';
import { terminal } from '#cli/terminal.ts';
import packageFile from '../package.json' with { type: 'json' };
import { academySegment, brand } from './brand.ts';
import { redirectRules } from './redirects.ts';
import { resources } from './resources.ts';
import { localHosts, publicAddresses, sitesAt } from './sites.ts';

/** Speaks of the sites under their public names; it never asks for content. */
const sites = sitesAt(publicAddresses);
const cli = createCli({
  name: brand.slug,
  version: packageFile.version,
  sites,
  hosts: localHosts(sites),
  academySegment,
  rules: redirectRules(),
  resources,
  shopUrl: brand.shopUrl,
});
process.exitCode = await cli(process.argv.slice(2), terminal());
