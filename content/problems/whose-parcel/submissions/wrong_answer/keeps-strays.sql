SELECT owner, sender FROM parcels LEFT JOIN flats ON flats.number = parcels.flat WHERE collected = 0;
