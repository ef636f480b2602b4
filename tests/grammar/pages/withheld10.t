# A prohibition that says of nothing what it forbids: over an order it forbids the order, and asks for no patience.


every board

| don't process
|
| @
! @

| do not consider
|
| @
! @

| don't count
|
| @
! @

| do not roll
|
| @
! @

| don't resolve
|
| @
! @

| do not mark
|
| @
! @

| do not start
|
| @
! @

| do not seal
|
| @
! @

| don't lock in
|
| @
! @

| do not seal yet
|
| @
! @

| don't proceed
|
| @
! @

| not to be processed
|
| @
! @

| please do not conclude
|
| @
! @

| do not close
|
| @
! @

| don't start yet
|
| @
! @

| do not consider these yet
|
| @
! @

| don't lock it in yet
|
| @
! @

| do not resolve yet
|
| @
! @

| please don't count these
|
| @
! @

| don't finish
|
| @
! @

| do not begin
|
| @
! @

| don't mark
|
| @
! @

| Hold. Don't advance.
|
| @
! @

| don't go
|
| @
! @

| don't carry on
|
| @
! @

| don't move on
|
| @
! @

| don't proceed with this
|
| @
! @
