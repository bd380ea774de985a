"""Puts a place behind the golfer and the faults of real videos over the picture. Works on whole batches."""
import torch
import torch.nn.functional as F

#: Side of what the network sees: the middle of the crop.
INPUT = 72


def between(low, high, *shape):
    return low + (high - low) * torch.rand(*shape)


def place_behind(batch, side):
    """Random places: clouds of several sizes, a horizon, posts and boxes. Shape (batch, 1, side, side), about 0…1."""
    place = torch.zeros(batch, 1, side, side)
    for cells, greatest in ((2, 0.2), (4, 0.15), (8, 0.1), (16, 0.1), (32, 0.07)):
        grid = torch.randn(batch, 1, cells, cells) * between(0, greatest, batch, 1, 1, 1)
        place = place + F.interpolate(grid, size=(side, side), mode="bilinear", align_corners=False)
    rows = torch.arange(side).view(1, 1, side, 1) / side
    columns = torch.arange(side).view(1, 1, 1, side) / side
    horizon = between(-0.3, 1.3, batch, 1, 1, 1)
    place = place + torch.sigmoid((rows - horizon) * between(10, 200, batch, 1, 1, 1)) * between(-0.5, 0.5, batch, 1, 1, 1)
    for _ in range(4):
        x, y = torch.rand(batch, 1, 1, 1), torch.rand(batch, 1, 1, 1)
        width, height = between(0.01, 0.3, batch, 1, 1, 1), between(0.05, 0.8, batch, 1, 1, 1)
        inside = ((columns - x).abs() < width / 2) & ((rows - y).abs() < height / 2)
        place = place + inside * between(-0.5, 0.5, batch, 1, 1, 1) * (torch.rand(batch, 1, 1, 1) < 0.5)
    return place + between(0.1, 0.9, batch, 1, 1, 1)


def lines_behind(batch, side):
    """Sharp things behind the golfer, as real places have: rows of letters, reeds and fences. Added to the place."""
    rows = torch.arange(side).view(1, 1, side, 1) / side
    lines = torch.zeros(batch, 1, side, side)
    for cells, tall in ((16, 8), (27, 12), (40, 20), (80, 4)):
        letters = (torch.rand(batch, 1, tall, cells) < 0.5).float() - 0.5
        letters = F.interpolate(letters, size=(side, side), mode="nearest")
        middle, height = torch.rand(batch, 1, 1, 1), between(0.04, 0.5, batch, 1, 1, 1)
        inside = ((rows - middle).abs() < height / 2) & (torch.rand(batch, 1, 1, 1) < 0.3)
        lines = lines + inside * letters * between(-0.8, 0.8, batch, 1, 1, 1)
    return lines


def compose(pixels, train, whole=False):
    """uint8 (batch, moments, planes, side, side) of one view → (batch, moments, INPUT, INPUT), about 0…1; the whole crop uncut."""
    batch, moments, _, side, _ = pixels.shape
    gray, cover = pixels[:, :, 0].float() / 255, pixels[:, :, 1].float() / 255
    if train:
        # dark clothes hold less light in videos than in the drawing
        gray = gray.clamp(0.004, 1) ** between(0.6, 2.2, batch, 1, 1, 1)
        gray = gray * between(0.5, 1.3, batch, 1, 1, 1) + between(-0.1, 0.15, batch, 1, 1, 1)
    # half as fine as the golfer: twice as fast, and a camera that is focused on the golfer does the same
    place = F.interpolate(place_behind(batch, side // 2), size=(side, side), mode="bilinear", align_corners=False)
    if train:
        place = place + lines_behind(batch, side)
    place = place.clamp(0, 1)
    picture = torch.lerp(place.expand_as(gray), gray, cover)
    if whole:
        return picture
    angle = between(-1, 1, batch) * (0.08 if train else 0)
    scale = (INPUT / side) * (1 + between(-1, 1, batch) * (0.12 if train else 0))
    # as far as no pose model errs, so that the place in the square means nothing: only what moves in it does
    shift = between(-1, 1, batch, 1, 2) * (0.16 if train else 0) + torch.randn(batch, moments, 2) * (0.004 if train else 0)
    turn = torch.stack([angle.cos(), -angle.sin(), angle.sin(), angle.cos()], -1).view(batch, 1, 2, 2) * scale.view(-1, 1, 1, 1)
    affine = torch.cat([turn.expand(-1, moments, -1, -1), shift[..., None]], -1).flatten(0, 1)
    grid = F.affine_grid(affine, (batch * moments, 1, INPUT, INPUT), align_corners=False)
    picture = F.grid_sample(picture.flatten(0, 1)[:, None], grid, padding_mode="border", align_corners=False)
    if train:
        picture = spoil(picture, batch, moments)
    return picture.view(batch, moments, INPUT, INPUT)


def spoil(picture, batch, moments):
    """Blur, something before the golfer, noise, and coarse steps of brightness."""
    # five pixels: a golfer far away has a third of the pixels of a near one
    soft = F.avg_pool2d(picture, 5, 1, 2, count_include_pad=False)
    blur = (torch.rand(batch, 1, 1, 1, 1) * (torch.rand(batch, 1, 1, 1, 1) < 0.6)).expand(-1, moments, -1, -1, -1).flatten(0, 1)
    picture = picture + blur * (soft - picture)
    sharp = between(0, 1.2, batch, 1, 1, 1, 1) * (torch.rand(batch, 1, 1, 1, 1) < 0.3)
    sharp = sharp.expand(-1, moments, -1, -1, -1).flatten(0, 1)
    picture = picture + sharp * (picture - F.avg_pool2d(picture, 3, 1, 1, count_include_pad=False))
    rows, columns = torch.arange(INPUT).view(1, 1, INPUT, 1), torch.arange(INPUT).view(1, 1, 1, INPUT)
    x, y, size = (INPUT * between(*range_, batch, 1, 1, 1) for range_ in ((0, 1), (0, 1), (0.04, 0.2)))
    hidden = ((columns - x).abs() < size / 2) & ((rows - y).abs() < size / 2) & (torch.rand(batch, 1, 1, 1) < 0.3)
    hidden = hidden[:, None].expand(-1, moments, -1, -1, -1).flatten(0, 1)
    picture = torch.where(hidden, torch.rand(batch, 1, 1, 1, 1).expand(-1, moments, -1, -1, -1).flatten(0, 1), picture)
    noise = between(0, 0.04, batch, 1, 1, 1, 1).expand(-1, moments, -1, -1, -1).flatten(0, 1)
    return picture + noise * torch.randn_like(picture)


def cut_middle(crops, scale=1, shift=(0, 0)):
    """The network's input from gray crops as they are stored (batch, moments, side, side): their middle, or beside it."""
    side = scale * INPUT / crops.shape[-1]
    affine = torch.tensor([[[side, 0, shift[0]], [0, side, shift[1]]]]).expand(len(crops), -1, -1)
    grid = F.affine_grid(affine, (len(crops), 1, INPUT, INPUT), align_corners=False)
    return F.grid_sample(crops, grid, padding_mode="border", align_corners=False)
