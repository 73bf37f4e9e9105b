"""Surfaces. Colour and roughness come from the meshes themselves; here are skin, grain and weave."""
import bpy
import numpy as np

from noise import repeating


def rubber():
    """Pressed rubber: the mesh's own tint, a fine skin and a little unevenness of shine."""
    return _made("rubber", skin=0.00022, skin_size=0.09, uneven=0.25)


def paper():
    """What is photographed on: matt, faintly uneven."""
    return _made("paper", skin=0.0001, skin_size=0.5, uneven=0.03, specular=0.15)


def stone():
    """Concrete, flags, plaster: clouds a hand wide, grit, and pits that catch the light."""
    return _mineral("stone", clouds=0.12, grit=0.34, relief=0.0026)


def plaster():
    """Lime render on a wall: paler, with the waves of the float."""
    return _mineral("plaster", clouds=0.08, grit=0.07, relief=0.0016)


def wood():
    """Sawn planks, their grain along x."""
    return _timber("wood", streaks=0.34, pores=0.22, relief=0.0006)


def paint():
    """Painted boards: brush marks along x and a little dirt."""
    return _timber("paint", streaks=0.09, pores=0.0, relief=0.00022)


def metal():
    """Steel and iron, painted or bare."""
    return _made("metal", skin=0.00002, skin_size=0.3, uneven=0.1, specular=0.5)


def ink():
    """What is engraved in steel and filled."""
    existing = bpy.data.materials.get("ink")
    if existing:
        return existing
    made, _, _, surface, _ = _plain("ink", 0.2)
    surface.inputs["Base Color"].default_value, surface.inputs["Roughness"].default_value = (0.012, 0.012, 0.012, 1), 0.6
    return made


def fibre():
    """Coir, grass and straw: what light shines on and a little through."""
    return _made("fibre", skin=0, skin_size=1, uneven=0, specular=0.12)


def _mineral(name, clouds, grit, relief):
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made, nodes, links, surface, tint = _plain(name, 0.3)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    cloud, fine, dust = (_noise(nodes, links, place, *wave) for wave in ((2.4, 4, 0.66), (55, 5, 0.75), (700, 1, 0.5)))
    shade = _sum(nodes, links, ((cloud, clouds * 2), (fine, grit), (dust, grit)), 1 - clouds - grit)
    _scaled(nodes, links, tint.outputs["Color"], shade, surface.inputs["Base Color"])
    links.new(tint.outputs["Alpha"], surface.inputs["Roughness"])
    _bumped(nodes, links, surface, _sum(nodes, links, ((cloud, 0.6), (fine, 1.0), (dust, 0.16)), 0), relief)
    return made


def _timber(name, streaks, pores, relief):
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made, nodes, links, surface, tint = _plain(name, 0.3)
    along = nodes.new("ShaderNodeMapping")
    along.inputs["Scale"].default_value = (0.05, 1, 1)
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], along.inputs["Vector"])
    grain, fibre = (_noise(nodes, links, along.outputs["Vector"], *wave) for wave in ((60, 5, 0.6), (420, 3, 0.6)))
    pore = nodes.new("ShaderNodeMapRange")  # Fine dark dashes, sharp where all else is soft.
    pore.inputs["From Min"].default_value, pore.inputs["From Max"].default_value = 0.56, 0.66
    links.new(_noise(nodes, links, along.outputs["Vector"], 700, 2, 0.5), pore.inputs["Value"])
    shade = _sum(nodes, links, ((grain, streaks), (fibre, streaks), (pore.outputs["Result"], -pores)), 1 - streaks + pores / 4)
    _scaled(nodes, links, tint.outputs["Color"], shade, surface.inputs["Base Color"])
    links.new(tint.outputs["Alpha"], surface.inputs["Roughness"])
    _bumped(nodes, links, surface, _sum(nodes, links, ((grain, 0.6), (fibre, 0.4), (pore.outputs["Result"], -pores)), 0), relief)
    return made


def _plain(name, specular):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = specular
    tint = nodes.new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
    return made, nodes, links, surface, tint


def _noise(nodes, links, place, scale, detail, roughness):
    wave = nodes.new("ShaderNodeTexNoise")
    wave.inputs["Scale"].default_value, wave.inputs["Detail"].default_value = scale, detail
    wave.inputs["Roughness"].default_value = roughness
    links.new(place, wave.inputs["Vector"])
    return wave.outputs["Fac"]


def _sum(nodes, links, shares, start):
    """`start` and each output times its share."""
    total = None
    for output, share in shares:
        step = nodes.new("ShaderNodeMath")
        step.operation = "MULTIPLY_ADD"
        links.new(output, step.inputs[0])
        step.inputs[1].default_value, step.inputs[2].default_value = share, start
        if total is not None:
            links.new(total, step.inputs[2])
        total = step.outputs["Value"]
    return total


def _scaled(nodes, links, colour, shade, target):
    mixed = nodes.new("ShaderNodeVectorMath")
    mixed.operation = "SCALE"
    links.new(colour, mixed.inputs[0])
    links.new(shade, mixed.inputs["Scale"])
    links.new(mixed.outputs["Vector"], target)


def _bumped(nodes, links, surface, height, depth):
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1.0, depth
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def _made(name, skin, skin_size, uneven, specular=0.42):
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made, nodes, links, surface, tint = _plain(name, specular)
    if not uneven:
        links.new(tint.outputs["Color"], surface.inputs["Base Color"])
        links.new(tint.outputs["Alpha"], surface.inputs["Roughness"])
        _look_up(nodes, links, surface)
        return made
    place = nodes.new("ShaderNodeTexCoord")
    scale = nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = (1 / skin_size,) * 3
    grain = nodes.new("ShaderNodeTexImage")
    grain.image, grain.projection, grain.projection_blend = _grain(), "BOX", 0.15
    links.new(place.outputs["Object"], scale.inputs["Vector"])
    links.new(scale.outputs["Vector"], grain.inputs["Vector"])
    shade = nodes.new("ShaderNodeMapRange")
    shade.inputs["To Min"].default_value, shade.inputs["To Max"].default_value = 1 - uneven, 1 + uneven
    links.new(grain.outputs["Color"], shade.inputs["Value"])
    mixed = nodes.new("ShaderNodeVectorMath")
    mixed.operation = "SCALE"
    links.new(tint.outputs["Color"], mixed.inputs[0])
    links.new(shade.outputs["Result"], mixed.inputs["Scale"])
    links.new(mixed.outputs["Vector"], surface.inputs["Base Color"])
    sheen = nodes.new("ShaderNodeMath")
    sheen.operation = "MULTIPLY"
    links.new(tint.outputs["Alpha"], sheen.inputs[0])
    links.new(shade.outputs["Result"], sheen.inputs[1])
    links.new(sheen.outputs["Value"], surface.inputs["Roughness"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1.0, skin
    links.new(grain.outputs["Color"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return made


def _look_up(nodes, links, surface):
    """Tilts a ribbon's slope upwards, as a round fibre would catch the light along its side."""
    slope = nodes.new("ShaderNodeNewGeometry")
    up = nodes.new("ShaderNodeVectorMath")
    up.operation = "ADD"
    up.inputs[1].default_value = (0, 0, 0.9)
    whole = nodes.new("ShaderNodeVectorMath")
    whole.operation = "NORMALIZE"
    links.new(slope.outputs["Normal"], up.inputs[0])
    links.new(up.outputs["Vector"], whole.inputs[0])
    links.new(whole.outputs["Vector"], surface.inputs["Normal"])


def _grain():
    """A tile of noise that repeats without a seam."""
    existing = bpy.data.images.get("grain")
    if existing:
        return existing
    side = 512
    x, y = np.meshgrid(np.arange(side) / side, np.arange(side) / side)
    total = 0
    for k, period in enumerate((5, 13, 31, 71, 149)):
        total = total + repeating(x * period, y * period, period, 30 + k) * (0.6 if k == 0 else 1.0)
    total = (total - total.min()) / np.ptp(total)
    pixels = np.ones((side, side, 4), np.float32)
    pixels[..., :3] = total[..., None]
    image = bpy.data.images.new("grain", side, side, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
