// Makes the software bill of materials of a part, in CycloneDX 1.6.
import { Utils } from '@cyclonedx/cyclonedx-library/Contrib/Bom';
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, HashDictionary, LicenseRepository, Metadata } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import { licenseOf } from './licenses.mjs';

const licenses = new Factories.LicenseFactory(parseExpression);
const algorithms = { sha1: HashAlgorithm['SHA-1'], sha256: HashAlgorithm['SHA-256'], sha512: HashAlgorithm['SHA-512'] };

/** @returns {string} JSON */
export function makeSbom({ part, version, direct, components, rules, now }) {
  const own = new Component(ComponentType.Application, `trueswing-${part}`, { version, bomRef: `trueswing-${part}` });
  const bom = new Bom({
    serialNumber: Utils.randomSerialNumber(),
    metadata: new Metadata({ timestamp: now, component: own }),
  });
  const byId = new Map(components.map((each) => [each.id, makeComponent(each, rules)]));
  for (const component of byId.values()) bom.components.add(component);
  for (const id of direct) own.dependencies.add(byId.get(id).bomRef);
  for (const { id, dependsOn } of components) {
    for (const needed of dependsOn) byId.get(id).dependencies.add(byId.get(needed).bomRef);
  }
  return new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, { sortLists: true, space: 2 });
}

/** Returns the error of a bill of materials; null if it follows the schema of CycloneDX. */
export const validateSbom = (json) => new JsonStrictValidator(Spec1dot6.version).validate(json);

function makeComponent(component, rules) {
  const { id, name, version, description } = component;
  const [scope, bareName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const license = licenseOf(component, rules);
  return new Component(ComponentType.Library, bareName, {
    bomRef: id,
    group: scope,
    version,
    description,
    purl: new PackageURL('npm', scope, bareName, version).toString(),
    hashes: new HashDictionary(readIntegrity(component.integrity)),
    licenses: new LicenseRepository(license ? [licenses.makeFromString(license)] : []),
  });
}

/** Digests of an `integrity`, in hexadecimal digits. */
function readIntegrity(integrity) {
  return integrity.split(' ').map((each) => {
    const [algorithm, digest] = each.split(/-(.*)/s);
    if (!algorithms[algorithm]) throw new Error(`unknown digest: ${each}`);
    return [algorithms[algorithm], Buffer.from(digest, 'base64').toString('hex')];
  });
}
