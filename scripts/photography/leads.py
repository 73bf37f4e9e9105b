"""The picture that each mat is known by: a pose of its own, on the ground of its category."""
import lead_dairy
import lead_entrance
import lead_gym
import lead_horse
import lead_industrial
import lead_ramps

LEADS = {**lead_horse.LEADS, **lead_entrance.LEADS, **lead_dairy.LEADS, **lead_gym.LEADS, **lead_industrial.LEADS,
         **lead_ramps.LEADS}
