"""The fourth view of every mat: where it lies when it is at work."""
import use_dairy
import use_entrance
import use_gym
import use_horse
import use_industrial

VIEWS = {**use_horse.VIEWS, **use_entrance.VIEWS, **use_dairy.VIEWS, **use_gym.VIEWS, **use_industrial.VIEWS}
