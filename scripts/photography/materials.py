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
    """Concrete, tiles, plaster."""
    return _made("stone", skin=0.0006, skin_size=0.35, uneven=0.3, specular=0.3)


def wood():
    """Planks; their grain is in the mesh's tint."""
    return _made("wood", skin=0.0003, skin_size=0.2, uneven=0.2, specular=0.3)


def metal():
    """Steel and iron, painted or bare."""
    return _made("metal", skin=0.00005, skin_size=0.12, uneven=0.25, specular=0.6)


def fibre():
    """Coir, grass and straw: what light shines on and a little through."""
    return _made("fibre", skin=0, skin_size=1, uneven=0, specular=0.12)


def glow():
    """Bright daylight seen through a door."""
    made = bpy.data.materials.get("glow") or bpy.data.materials.new("glow")
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value = (0.96, 0.98, 1.0, 1)
    surface.inputs["Emission Strength"].default_value = 1.15
    return made


def _made(name, skin, skin_size, uneven, specular=0.42):
    existing = bpy.data.materials.get(name)
    if existing:
        return existing
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = specular
    tint = nodes.new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
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
