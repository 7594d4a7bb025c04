SELECT owner, sender FROM parcels, flats WHERE collected = 0;
