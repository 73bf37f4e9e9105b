"""Puts meshes, surfaces, light and a camera on Blender's stage; lengths in metres from here on."""
import math

import bpy
import numpy as np
from mathutils import Euler, Vector

from mat import linear


def clear():
    """An empty stage."""
    for block in (bpy.data.objects, bpy.data.meshes, bpy.data.curves, bpy.data.lights, bpy.data.cameras):
        for item in list(block):
            block.remove(item)


def mesh_data(name, mesh, material, smooth=True):
    """A Blender mesh from points in mm."""
    data = bpy.data.meshes.new(name)
    count, faces = len(mesh.points), len(mesh.quads)
    data.vertices.add(count)
    data.vertices.foreach_set("co", (mesh.points / 1000).astype(np.float32).ravel())
    data.loops.add(faces * 4)
    data.loops.foreach_set("vertex_index", mesh.quads.astype(np.int32).ravel())
    data.polygons.add(faces)
    data.polygons.foreach_set("loop_start", np.arange(0, faces * 4, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(faces, 4, np.int32))
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(faces, bool))
    tint = data.attributes.new("tint", "FLOAT_COLOR", "POINT")
    tint.data.foreach_set("color", mesh.tints.astype(np.float32).ravel())
    data.update(calc_edges=True)
    data.materials.append(material)
    return data


def put(data, x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0):
    """An object of that mesh, in mm and degrees."""
    thing = bpy.data.objects.new(data.name, data)
    thing.location = (x / 1000, y / 1000, z / 1000)
    thing.rotation_euler = Euler([math.radians(a) for a in (tilt, roll, turn)])
    bpy.context.scene.collection.objects.link(thing)
    return thing


def light(place, target, size, power, colour="#ffffff", stretch=1.0):
    """A soft box at a place in metres, turned to a target."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", size, size * stretch
    lamp.energy, lamp.color = power, linear(colour)
    holder = bpy.data.objects.new("softbox", lamp)
    holder.location = place
    holder.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)


def sun(above, around, power, size=3.0, colour="#fff6e9"):
    """Sunlight from `around` degrees, `above` the horizon; `size` in degrees softens its shadows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = power, math.radians(size), linear(colour)
    holder = bpy.data.objects.new("sun", lamp)
    holder.rotation_euler = Euler((math.radians(90 - above), 0, math.radians(around)))
    bpy.context.scene.collection.objects.link(holder)


def sky(colour, strength):
    """Even light from all around."""
    scene = bpy.context.scene
    if scene.world is None:
        scene.world = bpy.data.worlds.new("sky")
        scene.world.use_nodes = True
    scene.world.cycles.sampling_method = "NONE"
    nodes = scene.world.node_tree.nodes
    for extra in [node for node in nodes if node.bl_idname not in ("ShaderNodeBackground", "ShaderNodeOutputWorld")]:
        nodes.remove(extra)
    ground = nodes["Background"]
    ground.inputs[0].default_value = (*linear(colour), 1)
    ground.inputs[1].default_value = strength


def open_sky(high, low, strength):
    """Light from a sky of one colour above and another at the horizon; the ground below it is dim."""
    sky(low, strength)
    nodes, links = bpy.context.scene.world.node_tree.nodes, bpy.context.scene.world.node_tree.links
    place, parts, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs[0])
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.0, (*linear(low), 1)
    last.position, last.color = 0.7, (*linear(high), 1)


def camera(target, above, around, distance, lens=70.0, blur=0.0, focus=None):
    """A camera `distance` metres from its target, seen from `around` and `above` in degrees; `blur` is its opening in metres."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start = lens, 36.0, 0.005
    holder = bpy.data.objects.new("camera", data)
    a, b = math.radians(above), math.radians(around)
    away = Vector((math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)))
    holder.location = Vector(target) + away * distance
    holder.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = ((Vector(focus) if focus else Vector(target)) - holder.location).dot(-away)
        data.dof.aperture_fstop = lens / 1000 / blur
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.scene.camera = holder
    return holder


def fit(points, above, around, aspect, margins, lens=70.0):
    """Target and distance that fill the picture with points (metres), but for margins (left, right, top, bottom)."""
    a, b = math.radians(above), math.radians(around)
    away = np.array([math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)])
    right = np.array([math.cos(b), math.sin(b), 0])
    up = np.cross(away, right)
    half_x = 18.0 / lens
    half_y = half_x / aspect
    points = np.asarray(points, float)
    target, distance = points.mean(0), np.ptp(points, axis=0).max() * 3
    left, rightm, top, bottom = margins
    for _ in range(30):
        local = points - target
        depth = distance - local @ away
        u, v = (local @ right) / depth / half_x, (local @ up) / depth / half_y
        wide = (u.max() - u.min()) / (2 - 2 * (left + rightm))
        high = (v.max() - v.min()) / (2 - 2 * (top + bottom))
        centre_u, centre_v = (u.max() + u.min()) / 2 - (left - rightm), (v.max() + v.min()) / 2 - (bottom - top)
        target = target + right * centre_u * half_x * distance + up * centre_v * half_y * distance
        distance *= max(wide, high)
    return target, distance
