"""Exposes one negative with Cycles: colour, and what the developer needs to take the grain out."""
import json
import os

import bpy

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}


def load(width, height, samples, grain, bounces=2):
    """Sets film size, samples a pixel at most, and the noise at which a pixel is done."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, grain, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces, 1
    cycles.transmission_bounces = cycles.volume_bounces = cycles.transparent_max_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 12.0
    cycles.blur_glossy = 1.0
    cycles.debug_use_spatial_splits = False
    scene.render.use_persistent_data = False
    scene.render.threads_mode = "AUTO"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_compositing, scene.use_nodes = True, True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.frame_start = scene.frame_end = 1


def expose(folder):
    """Renders what is on the stage into a folder."""
    os.makedirs(folder, exist_ok=True)
    scene = bpy.context.scene
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    film = nodes.new("CompositorNodeRLayers")
    out = nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "16", "RGB"
    out.format.exr_codec = "NONE"
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        links.new(film.outputs[socket], out.inputs[name])
    with open(os.path.join(folder, "lens.json"), "w") as file:
        json.dump(_lens(scene), file)
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)


def _lens(scene):
    """Distance of focus in metres, and the blur in pixels of what is infinitely far."""
    camera = scene.camera.data
    if not camera.dof.use_dof:
        return {"focus": 1.0, "scale": 0.0}
    focus, focal = camera.dof.focus_distance, camera.lens / 1000
    opening = focal / camera.dof.aperture_fstop
    return {"focus": focus, "scale": opening * focal / focus / (camera.sensor_width / 1000) * scene.render.resolution_x}
