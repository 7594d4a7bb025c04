SELECT DISTINCT owner, sender FROM parcels JOIN flats ON number = flat WHERE collected = 0;
