SELECT owner, sender FROM parcels JOIN flats ON flats.number = parcels.flat;
